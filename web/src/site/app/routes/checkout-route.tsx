// Routes of the checkout, up to the reservation's page.
import { useParams } from "@tanstack/react-router";
import { CheckoutPage, isStep } from "../../features/checkout";

export function CheckoutRoute() {
  const { step } = useParams({ strict: false }) as { step?: string };
  return <CheckoutPage step={step !== undefined && isStep(step) ? step : null} />;
}
