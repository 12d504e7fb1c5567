// Routes of the pages written by the owner: about, contact and others.
import { useParams } from "@tanstack/react-router";
import { ABOUT, ContactPage, OwnerPage } from "../../features/pages";

export const AboutRoute = () => <OwnerPage slug={ABOUT} />;

export const ContactRoute = () => <ContactPage />;

export function OwnerPageRoute() {
  const { slug = "" } = useParams({ strict: false });
  return <OwnerPage key={slug} slug={slug} />;
}
