"""Tests the Braintree stand-in with Braintree's own Python SDK.

Arguments: the address of the stand-in, then encrypted cards: good, declined, requiring authentication; and an encrypted security code.
"""

import sys

import braintree

address, good, declined, proof, code = sys.argv[1:]


class Sandbox(braintree.Environment):
    base_url = address
    protocol = "http://"
    server_and_port = address.removeprefix("http://")


environment = Sandbox("sandbox", "127.0.0.1", "80", "", False, None)
gateway = braintree.BraintreeGateway(
    braintree.Configuration(environment, merchant_id="acme", public_key="public", private_key="private")
)


def sale(number, **more):
    card = {"number": number, "cvv": code, "expiration_month": "12", "expiration_year": "2034", "cardholder_name": "Ana"}
    options = {"submit_for_settlement": True, "store_in_vault_on_success": True}
    return gateway.transaction.sale(
        {"amount": "129.50", "order_id": "R1", "credit_card": card, "options": options, **more}
    )


paid = sale(good)
assert paid.is_success, paid.message
assert paid.transaction.status == "submitted_for_settlement"
assert str(paid.transaction.amount) == "129.50"
assert paid.transaction.processor_response_code == "1000"
card = paid.transaction.credit_card_details
assert (card.bin, card.last_4, card.card_type, card.expiration_date) == ("424242", "4242", "Visa", "12/2034")
assert [event.status for event in paid.transaction.status_history] == ["authorized", "submitted_for_settlement"]

refused = sale(declined)
assert not refused.is_success
assert refused.transaction.status == "processor_declined"
assert (refused.transaction.processor_response_code, refused.message) == ("2000", "Do Not Honor")

rejected = sale(proof)
assert rejected.transaction.status == "gateway_rejected"
assert rejected.transaction.gateway_rejection_reason == "three_d_secure"

clear = sale("4242424242424242")
assert not clear.is_success
assert [error.attribute for error in clear.errors.for_object("transaction").for_object("credit_card")] == ["number"]

again = gateway.transaction.sale({"amount": "10.00", "payment_method_token": card.token})
assert again.is_success and again.transaction.status == "authorized"
submitted = gateway.transaction.submit_for_settlement(again.transaction.id, "9.00")
assert submitted.is_success and str(submitted.transaction.amount) == "9.00"

held = gateway.transaction.sale({"amount": "10.00", "payment_method_token": card.token})
voided = gateway.transaction.void(held.transaction.id)
assert voided.is_success and voided.transaction.status == "voided"

back = gateway.transaction.refund(paid.transaction.id, "29.50")
assert back.is_success and back.transaction.type == "credit"
assert back.transaction.refunded_transaction_id == paid.transaction.id
too_much = gateway.transaction.refund(paid.transaction.id, "129.50")
assert [error.code for error in too_much.errors.deep_errors] == ["91521"]

found = gateway.transaction.find(paid.transaction.id)
assert found.status == "settled" and found.order_id == "R1"
by_order = gateway.transaction.search(braintree.TransactionSearch.order_id == "R1")
assert paid.transaction.id in [transaction.id for transaction in by_order.items]
assert gateway.transaction.search(braintree.TransactionSearch.order_id == "none").maximum_size == 0

customer = gateway.customer.create({"first_name": "Ana", "email": "ana@example.com"}).customer
vaulted = gateway.credit_card.create(
    {"customer_id": customer.id, "number": good, "cvv": code, "expiration_date": "12/2034", "options": {"verify_card": True}}
)
assert vaulted.is_success and vaulted.credit_card.last_4 == "4242"
assert gateway.customer.find(customer.id).credit_cards[0].token == vaulted.credit_card.token
unverified = gateway.credit_card.create(
    {"customer_id": customer.id, "number": declined, "expiration_date": "12/2034", "options": {"verify_card": True}}
)
assert unverified.credit_card_verification.status == "processor_declined"

try:
    gateway.transaction.find("nothing")
except braintree.exceptions.NotFoundError:
    print("understood")
