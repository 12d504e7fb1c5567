// Dialogs, drawers, popovers and toasts.
import { Button } from "@/ui/action/button";
import { TextField } from "@/ui/form/text-field";
import { Dialog, DialogTrigger } from "@/ui/overlay/dialog";
import { Drawer, DrawerTrigger } from "@/ui/overlay/drawer";
import { Popover, PopoverTrigger } from "@/ui/overlay/popover";
import { type ToastKind, toasts } from "@/ui/overlay/toast-queue";
import { useModalState } from "@/ui/overlay/use-modal-state";
import { Section, Specimens } from "./section";

const paragraphs = Array.from(
  { length: 12 },
  (_, index) => `Paragraph ${index + 1} of a long agreement that scrolls.`,
);

const kinds: Record<ToastKind, string> = {
  info: "Prices were refreshed",
  success: "Items Updated",
  warning: "The calendar feed is two days old",
  error: "An unknown error has occurred",
};

export function Overlays() {
  return (
    <>
      <Section title="Dialog, drawer and popover" note="On a phone dialogs and drawers come from below.">
        <Specimens>
          <DialogTrigger>
            <Button>Open dialog</Button>
            <Dialog
              title="Redeem a promotion"
              size="sm"
              footer={(close) => (
                <Button variant="primary" onPress={close}>
                  Apply
                </Button>
              )}
            >
              <TextField label="Promo code" autoFocus />
            </Dialog>
          </DialogTrigger>
          <DialogTrigger>
            <Button>Open long dialog</Button>
            <Dialog title="Rental agreement between the owner of the house and the guest who rents it">
              <div className="flex flex-col gap-6">
                {paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </Dialog>
          </DialogTrigger>
          <SlowDialog />
          <DialogTrigger>
            <Button variant="danger">Ask before deleting</Button>
            <Dialog
              title="Delete this rate?"
              size="sm"
              role="alertdialog"
              footer={(close) => (
                <>
                  <Button onPress={close}>Keep it</Button>
                  <Button variant="danger" onPress={close}>
                    Delete
                  </Button>
                </>
              )}
            >
              Quotes that were made with it keep their price.
            </Dialog>
          </DialogTrigger>
          <DrawerTrigger>
            <Button>Open drawer</Button>
            <Drawer
              title="Filters"
              footer={(close) => (
                <Button variant="primary" onPress={close}>
                  Show 24 homes
                </Button>
              )}
            >
              <TextField label="Name" />
            </Drawer>
          </DrawerTrigger>
          <PopoverTrigger>
            <Button>Why this price</Button>
            <Popover label="Why this price">
              <p className="text-sm text-ink-muted">
                5 nights at $120, of which two are weekend nights at $150.
              </p>
            </Popover>
          </PopoverTrigger>
        </Specimens>
      </Section>
      <Section
        title="Toast"
        note="5 seconds, warnings 10, errors 15; 10 more after the pointer left; at most 6, newest on top."
      >
        <Specimens>
          {(Object.keys(kinds) as ToastKind[]).map((kind) => (
            <Button
              key={kind}
              onPress={() =>
                toasts.show({
                  kind,
                  title: kinds[kind],
                  detail: kind === "success" ? undefined : "Please look at the list and try once more.",
                  action: kind === "success" ? { label: "Undo", run: () => {} } : undefined,
                })
              }
            >
              Show {kind}
            </Button>
          ))}
        </Specimens>
      </Section>
    </>
  );
}

const LOADING_TIME = 1200;

/** Requested at once, shown when its content is loaded. */
function SlowDialog() {
  const modal = useModalState(() => new Promise((resolve) => setTimeout(resolve, LOADING_TIME)));
  return (
    <>
      <Button isPending={modal.isRequested && !modal.isShown} onPress={() => void modal.request()}>
        Open after loading
      </Button>
      <Dialog title="Promotion terms" isOpen={modal.isShown} onOpenChange={modal.onOpenChange}>
        One per stay, not together with others.
      </Dialog>
    </>
  );
}
