// Title and description for search engines, with a preview of the result.
import { t } from "@/i18n/sites";
import { TextArea } from "@/ui/form/text-area";
import { TextField } from "@/ui/form/text-field";
import { cut, DESCRIPTION_FITS, TITLE_FITS } from "./snippet";

interface Control {
  value: string;
  onChange: (value: string) => void;
  isInvalid: boolean;
  errorMessage: string | undefined;
}

interface SearchFieldsProps {
  title: Control;
  description: Control;
  /** Used if nothing is entered. */
  usualTitle: string;
  usualDescription: string;
  /** Address of the page. */
  address: string;
}

export function SearchFields({
  title,
  description,
  usualTitle,
  usualDescription,
  address,
}: SearchFieldsProps) {
  return (
    <div className="flex flex-col gap-5">
      <TextField
        label={t("account.field.search_title")}
        description={t("sites.search.fits", { count: title.value.length, most: String(TITLE_FITS) })}
        placeholder={usualTitle}
        maxLength={70}
        {...title}
      />
      <TextArea
        label={t("account.field.search_description")}
        description={t("sites.search.fits", {
          count: description.value.length,
          most: String(DESCRIPTION_FITS),
        })}
        placeholder={cut(usualDescription, DESCRIPTION_FITS)}
        rows={3}
        maxLength={200}
        {...description}
      />
      <Snippet
        title={title.value || usualTitle}
        description={description.value || usualDescription}
        address={address}
      />
    </div>
  );
}

/** On white, like the page of a search engine. */
const Snippet = ({
  title,
  description,
  address,
}: {
  title: string;
  description: string;
  address: string;
}) => (
  <figure>
    <figcaption className="mb-2 text-sm font-medium">{t("sites.search.result")}</figcaption>
    <div className="rounded-lg border border-line bg-white p-4 font-sans text-[#4d5156]">
      <p className="truncate text-sm text-[#202124]">{address}</p>
      <p className="mt-0.5 text-xl text-[#1a0dab] wrap-anywhere">{cut(title, TITLE_FITS)}</p>
      <p className="mt-1 text-sm wrap-anywhere">{cut(description, DESCRIPTION_FITS)}</p>
    </div>
  </figure>
);
