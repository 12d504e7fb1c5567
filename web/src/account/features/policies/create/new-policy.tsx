// Creates a policy from a name and a preset, and opens its editor.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { Row } from "@/api/resource";
import { t } from "@/i18n/policies";
import { Button } from "@/ui/action/button";
import { RadioGroup } from "@/ui/choice/radio-group";
import { PlainError } from "@/ui/form/field";
import { TextField } from "@/ui/form/text-field";
import { Dialog } from "@/ui/overlay/dialog";
import { toasts } from "@/ui/overlay/toast-queue";
import { failureText } from "../../error-texts";
import { type ResourceName, recordHref, refreshRows, resourceOf } from "../../resources";

const LONGEST = 120;

interface NewPolicyProps<K extends string> {
  resource: ResourceName;
  title: string;
  presets: readonly { key: K; label: string; description: string }[];
  /** The row's fields that come from a preset. */
  rowOf: (preset: K) => object;
  note?: ReactNode;
  onClose: () => void;
}

export function NewPolicy<K extends string>({
  resource,
  title,
  presets,
  rowOf,
  note,
  onClose,
}: NewPolicyProps<K>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const id = useId();
  const [preset, setPreset] = useState<K | null>(presets[0]?.key ?? null);
  const [typed, setTyped] = useState<string | null>(null);
  const suggested = presets.find(({ key }) => key === preset)?.label ?? "";
  const name = (typed ?? suggested).trim();
  const create = useMutation({
    mutationFn: (chosen: K) => resourceOf<Row>(resource).create({ name, ...rowOf(chosen) } as Partial<Row>),
    meta: { showsOwnError: true },
    onSuccess: async ({ key }) => {
      toasts.show({ kind: "success", title: t("account.record.created") });
      onClose();
      await refreshRows(client, resource);
      await navigate({ href: recordHref(resource, key) });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending && name && preset) create.mutate(preset);
  };
  const failure = failureText(create.error);
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={() => !create.isPending && onClose()}
      footer={
        <>
          <Button isDisabled={create.isPending} onPress={onClose}>
            {t("account.cancel")}
          </Button>
          <Button type="submit" form={id} variant="primary" isPending={create.isPending} isDisabled={!name}>
            {t("account.record.create")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          isRequired
          label={t("account.field.name")}
          maxLength={LONGEST}
          value={typed ?? suggested}
          onChange={setTyped}
        />
        <RadioGroup
          look="card"
          label={t("policies.preset.label")}
          options={presets}
          value={preset}
          onChange={setPreset}
        />
        {note && <p className="text-sm text-ink-subtle">{note}</p>}
        {failure && <PlainError id={`${id}-failure`}>{failure}</PlainError>}
      </form>
    </Dialog>
  );
}
