import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Button } from "@/ui/action/button";
import { Dialog } from "@/ui/overlay/dialog";
import { lazily } from "../site";
import { ModalGate } from "./modal-gate";
import { useModal } from "./use-modal";

function page() {
  let arrive = () => {};
  const Terms = lazily<{ onClose: () => void }>(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return ({ onClose }) => (
      <Dialog isOpen title="Terms" onOpenChange={onClose}>
        Text
      </Dialog>
    );
  });
  function Page() {
    const modal = useModal();
    return (
      <>
        <p>{modal.state}</p>
        <Button onPress={modal.open}>Open</Button>
        <ModalGate modal={modal}>
          <Terms onClose={modal.close} />
        </ModalGate>
      </>
    );
  }
  render(<Page />);
  return { user: userEvent.setup(), arrive: () => act(async () => arrive()) };
}

it("is requested until its script is loaded, then shown, and returns the focus", async () => {
  const { user, arrive } = page();
  expect(screen.getByText("closed")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByText("requested")).toBeDefined();
  await arrive();
  expect(await screen.findByRole("dialog", { name: "Terms" })).toBeDefined();
  expect(screen.getByText("shown")).toBeDefined();
  await user.keyboard("{Escape}");
  expect(screen.getByText("closed")).toBeDefined();
  await expect.poll(() => document.activeElement?.textContent).toBe("Open");
});
