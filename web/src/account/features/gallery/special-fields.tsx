// Fields for specific data: telephone, e-mail, money, time of day; and content in a frame.
import { useState } from "react";
import { Button } from "@/ui/action/button";
import { CurrencyField } from "@/ui/form/currency-field";
import { EmailField } from "@/ui/form/email-field";
import { TelephoneField } from "@/ui/form/telephone-field";
import { TextField } from "@/ui/form/text-field";
import { TimePicker } from "@/ui/form/time-picker";
import { useServerErrors } from "@/ui/form/use-server-errors";
import { EmbeddedFrame } from "@/ui/layout/embedded-frame";
import { Columns, Section } from "./section";

const agreement =
  "<h1>Rental agreement</h1><p>Quiet after ten. The owner keeps the key in the blue box.</p><p>Pets are welcome.</p>";

export function SpecialFields() {
  return (
    <>
      <Section
        title="Telephone, e-mail, money and time"
        note="Something wrong is said when the field is left, and no longer once it is right."
      >
        <Columns>
          <TelephoneField label="Telephone" isOptional description="Only digits count, 5 to 15." />
          <TelephoneField label="Telephone, required" isRequired />
          <EmailField label="E-mail address" isRequired />
          <Money label="Cleaning fee" currency="USD" amount={12_950} />
          <Money label="Cleaning fee in yen" currency="JPY" amount={12_950} />
          <CheckIn />
        </Columns>
      </Section>
      <Section title="What the server found" note="An error stays at its input until the input changes.">
        <Columns>
          <Promotion />
        </Columns>
      </Section>
      <Section
        title="Embedded content"
        note="Sandboxed without scripts; its height is checked up to 5 times, every 500 ms."
      >
        <EmbeddedFrame title="Rental agreement" html={agreement} />
      </Section>
    </>
  );
}

function Money({ label, currency, amount }: { label: string; currency: string; amount: number }) {
  const [value, setValue] = useState<number | null>(amount);
  return (
    <CurrencyField
      label={label}
      currency={currency}
      value={value}
      onChange={setValue}
      description={value === null ? "No amount" : `${value} minor units`}
    />
  );
}

function CheckIn() {
  const [time, setTime] = useState("15:30");
  return <TimePicker label="Check-in from" value={time} onChange={setTime} />;
}

function Promotion() {
  const errors = useServerErrors();
  const [code, setCode] = useState("SUMMER");
  return (
    <>
      <TextField label="Promotion" value={code} {...errors.field("code", setCode)} />
      <Button className="self-end" onPress={() => errors.report({ code: ["This code has ended."] })}>
        Answer as the server would
      </Button>
    </>
  );
}
