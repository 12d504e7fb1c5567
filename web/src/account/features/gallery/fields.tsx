// Form fields in every state.
import { Mail, MapPin } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "@/ui/choice/checkbox";
import { ChoicePills } from "@/ui/choice/choice-pills";
import { RadioGroup } from "@/ui/choice/radio-group";
import { Switch } from "@/ui/choice/switch";
import { NumberPicker } from "@/ui/form/number-picker";
import { type Range, RangeSlider } from "@/ui/form/range-slider";
import { TextArea } from "@/ui/form/text-area";
import { TextField } from "@/ui/form/text-field";
import { ComboBox } from "@/ui/select/combo-box";
import { NativeSelect } from "@/ui/select/native-select";
import type { Option } from "@/ui/select/option-list";
import { Select } from "@/ui/select/select";
import { Columns, Section } from "./section";

const places: Option[] = [
  { key: "coast", label: "Cannon Beach", description: "Oregon coast", icon: <MapPin /> },
  { key: "lake", label: "Lake Tahoe", description: "California", icon: <MapPin /> },
  {
    key: "city",
    label: "Portland",
    description: "Closed for the season",
    icon: <MapPin />,
    isDisabled: true,
  },
  { key: "far", label: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch", icon: <MapPin /> },
];

const policies: Option[] = [
  { key: "flexible", label: "Flexible", description: "All back until 24 hours before check-in." },
  { key: "days", label: "Days prior", description: "Half back until 30 days before check-in." },
  { key: "none", label: "No refunds", isDisabled: true },
];

export function Fields() {
  return (
    <>
      <TextFields />
      <Choices />
      <Numbers />
    </>
  );
}

function TextFields() {
  return (
    <Section title="Text field and text area">
      <Columns>
        <TextField label="First name" placeholder="Ada" />
        <TextField
          label="E-mail"
          type="email"
          prefix={<Mail aria-hidden />}
          description="We send the confirmation here."
          isOptional
        />
        <TextField label="Price a night" suffix="USD" defaultValue="129.50" />
        <TextField
          label="Phone"
          defaultValue="12"
          isInvalid
          errorMessage="A phone number has 10 to 15 digits."
        />
        <TextField label="Disabled" defaultValue="Cannot be changed" isDisabled />
        <TextField
          label="A label that is so long that it needs more than one line on a phone"
          defaultValue="And a value that is longer than the field itself, scrolling inside it"
        />
        <TextArea label="Message to the owner" placeholder="Tell them about your stay" />
        <TextArea label="House rules" isInvalid errorMessage="Please write something." rows={2} />
        <TextArea label="Read only text" isDisabled defaultValue="Quiet after ten." rows={2} />
      </Columns>
    </Section>
  );
}

const bedrooms: Option[] = [
  { key: "any", label: "Any" },
  { key: "1", label: "1+", description: "At least one" },
  { key: "2", label: "2+", description: "At least two" },
  { key: "3", label: "3+", description: "At least three", isDisabled: true },
];

function Choices() {
  const [place, setPlace] = useState<string | null>("coast");
  const [rooms, setRooms] = useState("any");
  return (
    <>
      <Section title="Select and combo box">
        <Columns>
          <Select label="Place" options={places} placeholder="Anywhere" />
          <Select
            label="Place, chosen"
            options={places}
            defaultValue="far"
            description="Long text is cut in the field."
          />
          <Select label="Place, invalid" options={places} isInvalid errorMessage="Choose a place." />
          <ComboBox
            label="Find a place"
            options={places}
            value={place}
            onChange={setPlace}
            placeholder="Type to search"
          />
          <NativeSelect
            label="Country"
            options={places}
            value={place ?? ""}
            onChange={setPlace}
            placeholder="Choose a country"
            isInvalid={!place}
            errorMessage="Choose a country."
          />
          <ComboBox label="Find, invalid" options={places} isInvalid errorMessage="None of our places." />
          <ComboBox label="Find, disabled" options={places} isDisabled />
        </Columns>
      </Section>
      <Section title="Checkbox, switch, radio group and pills">
        <Columns>
          <div className="flex flex-col gap-3">
            <Checkbox defaultSelected description="Dogs and cats up to 20 kg.">
              Pets allowed
            </Checkbox>
            <Checkbox>Sauna</Checkbox>
            <Checkbox isIndeterminate>Some of them</Checkbox>
            <Checkbox isInvalid>I accept the rental agreement</Checkbox>
            <Checkbox isDisabled defaultSelected>
              Disabled
            </Checkbox>
          </div>
          <div className="flex flex-col gap-4">
            <Switch defaultSelected description="Guests book without asking first.">
              Instant booking
            </Switch>
            <Switch>Show on the map</Switch>
            <Switch isDisabled>Disabled</Switch>
          </div>
          <RadioGroup label="Refund policy" options={policies} defaultValue="flexible" />
          <ChoicePills label="Bedrooms" options={bedrooms} value={rooms} onChange={setRooms} />
          <RadioGroup label="Refund policy as cards" look="card" options={policies} defaultValue="days" />
          <RadioGroup label="Invalid" options={policies} isInvalid errorMessage="Choose one." />
        </Columns>
      </Section>
    </>
  );
}

function Numbers() {
  const [price, setPrice] = useState<Range>([300, 1800]);
  return (
    <Section title="Number picker and range slider">
      <Columns>
        <NumberPicker label="Bedrooms" defaultValue={2} minValue={0} maxValue={20} />
        <NumberPicker
          label="Bathrooms"
          defaultValue={1.5}
          step={0.5}
          minValue={0}
          description="Half a bathroom counts."
        />
        <NumberPicker label="Guests" defaultValue={14} isInvalid errorMessage="This home sleeps 8." />
        <div className="flex flex-col gap-4">
          <NumberPicker layout="row" label="Adults" description="13 or older" defaultValue={2} minValue={1} />
          <NumberPicker layout="row" label="Children" defaultValue={0} minValue={0} />
          <NumberPicker layout="row" label="Pets" defaultValue={0} isDisabled />
        </div>
        <RangeSlider
          label="Total price"
          minValue={0}
          maxValue={2500}
          step={100}
          value={price}
          onChange={setPrice}
          format={(value) => `$${value}`}
        />
        <RangeSlider label="Disabled" maxValue={10} defaultValue={[2, 6]} isDisabled />
      </Columns>
    </Section>
  );
}
