// The state of a row, changed in place: every state can follow every other, and each change is saved at once, as that field only.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide-react";
import type { Key } from "react-aria-components";
import { Button } from "react-aria-components/Button";
import type { StateStatus } from "@/api/codes";
import { Resource, type Row } from "@/api/resource";
import { t } from "@/i18n/account";
import { Menu, MenuItem, MenuTrigger } from "@/ui/overlay/menu";
import { choiceCodes, choiceLabel, type ResourceName, refreshRows } from "../resources";
import { useMayWrite } from "../session";
import { ChoiceBadge } from "../values";

export type Stateful = Row & { state_status: StateStatus };

const STATES = choiceCodes("state_status");

/** `row` has a state, so rows of the resource have one. */
export function StateMenu({ resource, row }: { resource: ResourceName; row: Stateful }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (state_status: StateStatus) =>
      new Resource<Stateful>(resource).update(row.key, { state_status }),
    onSettled: () => refreshRows(client, resource),
  });
  // Shows the requested state until the server has responded.
  const shown = save.isPending ? save.variables : row.state_status;
  const choose = (key: Key) => {
    const state = STATES.find((code) => code === key);
    if (state) save.mutate(state);
  };
  const mayChange = useMayWrite(resource);
  if (!mayChange) return <ChoiceBadge group="state_status" code={shown} />;
  return (
    <MenuTrigger>
      <Button
        aria-label={t("account.record.state", { state: choiceLabel("state_status", shown) })}
        className="focus-ring inline-flex items-center gap-0.5 rounded-full text-ink-subtle data-hovered:text-ink"
      >
        <ChoiceBadge group="state_status" code={shown} />
        <ChevronDown aria-hidden className="size-3.5" />
      </Button>
      <Menu onAction={choose}>
        {STATES.map((code) => (
          <MenuItem key={code} id={code} icon={<Check className={code === shown ? "" : "invisible"} />}>
            {choiceLabel("state_status", code)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
