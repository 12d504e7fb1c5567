// `Stripe(key)`: creates tokens and payment methods, and confirms intents.
const GOOD = ['succeeded', 'requires_capture', 'processing'];
const INTENTS = {
  pi: { path: 'payment_intents', name: 'paymentIntent', wire: 'payment_intent', failure: 'last_payment_error' },
  seti: { path: 'setup_intents', name: 'setupIntent', wire: 'setup_intent', failure: 'last_setup_error' },
};

class StripeClient {
  #key;
  _registerWrapper() {}
  registerAppInfo() {}

  constructor(key) {
    this.#key = key;
  }

  elements() {
    return new Elements();
  }

  async createToken(element, data = {}) {
    const answer = await element._submit('/v1/tokens', { key: this.#key, card: data });
    return answer.error ? answer : { token: answer };
  }

  async createPaymentMethod(first, second, third) {
    const { type = 'card', card, element, elements, params, ...rest } = typeof first === 'string'
      ? { type: first, card: second, ...third }
      : first;
    const source = card ?? element ?? elements?.getElement('card') ?? elements?.getElement('cardNumber');
    const answer = await this.#methodFrom({ type, card: source, ...rest, ...params });
    return answer.error ? answer : { paymentMethod: answer };
  }

  confirmCardSetup(secret, data, options) {
    return this.#confirm(secret, data, options);
  }

  confirmCardPayment(secret, data, options) {
    return this.#confirm(secret, data, options);
  }

  handleCardSetup(secret, element, data) {
    return this.#confirm(secret, element instanceof CardInput ? withCard(element, data) : element);
  }

  handleCardPayment(secret, element, data) {
    return this.#confirm(secret, element instanceof CardInput ? withCard(element, data) : element);
  }

  handleCardAction(secret) {
    return this.handleNextAction({ clientSecret: secret });
  }

  async handleNextAction({ clientSecret }) {
    return this.#act(clientSecret, await this.#retrieve(clientSecret));
  }

  async retrievePaymentIntent(secret) {
    return named(secret, await this.#retrieve(secret));
  }

  async retrieveSetupIntent(secret) {
    return named(secret, await this.#retrieve(secret));
  }

  async #confirm(secret, data = {}, { handleActions = true } = {}) {
    const before = await this.#retrieve(secret);
    if (before.error) return before;
    const method = await this.#methodOf(data.payment_method);
    if (method?.error) return method;
    const mayConfirm = before.status === 'requires_payment_method' || before.status === 'requires_confirmation';
    const path = `/v1/${kind(secret).path}/${before.id}/confirm`;
    const params = { key: this.#key, client_secret: secret, payment_method: method?.id, return_url: data.return_url };
    const intent = mayConfirm ? await call('POST', path, params) : before;
    return handleActions ? this.#act(secret, intent) : named(secret, intent);
  }

  /** Leads through 3D Secure where it is asked for, then tells what came of it. */
  async #act(secret, intent) {
    if (intent.error) return intent;
    const url = challengeOf(intent);
    if (!url) return result(secret, intent);
    await challenge(url);
    return result(secret, await this.#retrieve(secret));
  }

  #retrieve(secret) {
    const id = secret.split('_secret_')[0];
    return call('GET', `/v1/${kind(secret).path}/${id}`, { key: this.#key, client_secret: secret });
  }

  async #methodOf(wanted) {
    if (!wanted) return null;
    return typeof wanted === 'string' ? { id: wanted } : this.#methodFrom({ type: 'card', ...wanted });
  }

  #methodFrom({ type, card, billing_details, metadata }) {
    const params = { key: this.#key, type, billing_details, metadata };
    if (card instanceof CardInput) return card._submit('/v1/payment_methods', params);
    return call('POST', '/v1/payment_methods', { ...params, card });
  }
}

function withCard(element, data = {}) {
  const { payment_method_data: details = {}, ...rest } = data;
  return { ...rest, payment_method: { ...details, card: element } };
}

function kind(secret) {
  return INTENTS[secret?.split('_')[0]] ?? INTENTS.pi;
}

function named(secret, intent) {
  return intent.error ? intent : { [kind(secret).name]: intent };
}

function result(secret, intent) {
  const { failure, wire } = kind(secret);
  if (intent.error || GOOD.includes(intent.status) || !intent[failure]) return named(secret, intent);
  return { error: { ...intent[failure], [wire]: intent } };
}

window.Stripe = (key) => {
  if (typeof key !== 'string' || !key.startsWith('pk_')) {
    throw new Error('Please call Stripe() with your publishable key, such as pk_test_….');
  }
  return new StripeClient(key);
};
window.Stripe.version = 'sandbox';
