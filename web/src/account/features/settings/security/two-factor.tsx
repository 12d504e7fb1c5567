// The second factor: scan a code, confirm it, and store the recovery codes for the loss of the phone.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { t } from "@/i18n/settings";
import { Button } from "@/ui/action/button";
import { Badge } from "@/ui/feedback/badge";
import { TextField } from "@/ui/form/text-field";
import { Card } from "@/ui/layout/card";
import { Dialog } from "@/ui/overlay/dialog";
import { useShortForm } from "../../forms";
import { sessionQuery, useSignedIn } from "../../session";
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  stopTwoFactor,
  type TwoFactorStart,
} from "../settings-calls";
import { TwoFactorProof } from "./two-factor-proof";

type Asked = "stop" | "renew" | null;

export function TwoFactor() {
  const { user } = useSignedIn();
  const client = useQueryClient();
  const [started, setStarted] = useState<TwoFactorStart | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const start = useMutation({ mutationFn: startTwoFactor, onSuccess: setStarted });
  const refresh = () => void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
  const close = () => {
    setStarted(null);
    setAsked(null);
  };
  const keep = ({ recovery_codes }: { recovery_codes: string[] }) => {
    close();
    setCodes(recovery_codes);
    refresh();
  };
  return (
    <Card className="flex flex-wrap items-center gap-3 p-5">
      <span className="text-ink-subtle [&_svg]:size-6">
        {user.two_factor ? <ShieldCheck aria-hidden /> : <ShieldOff aria-hidden />}
      </span>
      <span className="flex-1">
        <Badge tone={user.two_factor ? "success" : "neutral"}>
          {user.two_factor ? t("settings.on") : t("settings.off")}
        </Badge>
      </span>
      {user.two_factor ? (
        <>
          <Button onPress={() => setAsked("renew")}>{t("settings.newCodes")}</Button>
          <Button onPress={() => setAsked("stop")}>{t("settings.turnOff")}</Button>
        </>
      ) : (
        <Button isPending={start.isPending} onPress={() => start.mutate(undefined)}>
          {t("settings.turnOn")}
        </Button>
      )}
      {started && <Setup started={started} onDone={keep} onClose={close} />}
      {asked === "stop" && (
        <TwoFactorProof
          title={t("settings.turnOff")}
          detail={t("settings.turnOffDetail")}
          send={stopTwoFactor}
          onDone={() => {
            close();
            refresh();
          }}
          onClose={close}
        />
      )}
      {asked === "renew" && (
        <TwoFactorProof
          title={t("settings.newCodes")}
          detail={t("settings.newCodesDetail")}
          send={renewRecoveryCodes}
          onDone={keep}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  );
}

interface SetupProps {
  started: TwoFactorStart;
  onDone: (answer: { recovery_codes: string[] }) => void;
  onClose: () => void;
}

function Setup({ started: { secret, qr_svg }, onDone, onClose }: SetupProps) {
  const form = useShortForm({ initial: { code: "" }, send: confirmTwoFactor, onDone });
  return (
    <Dialog isOpen size="sm" title={t("settings.twoFactor")} onOpenChange={onClose}>
      <form onSubmit={form.submit} className="flex flex-col items-center gap-5">
        <p className="text-ink-muted">{t("settings.scan")}</p>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(qr_svg)}`}
          alt={t("settings.qr")}
          className="size-48 rounded-md border border-line bg-white p-2"
        />
        <p className="text-center text-sm text-ink-subtle">
          {t("settings.typeSecret")}
          <code className="mt-1 block font-mono break-all text-ink">{secret}</code>
        </p>
        <TextField
          {...form.field("code")}
          label={t("account.door.code")}
          autoComplete="one-time-code"
          inputMode="numeric"
          isRequired
        />
        <Button type="submit" variant="primary" isPending={form.isPending} className="w-full">
          {t("settings.turnOn")}
        </Button>
      </form>
    </Dialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      title={t("settings.recoveryTitle")}
      onOpenChange={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t("settings.recoveryKept")}
        </Button>
      }
    >
      <p className="text-ink-muted">{t("settings.recoveryDetail")}</p>
      <ul className="mt-4 grid grid-cols-2 gap-2 rounded-md bg-sunken p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
