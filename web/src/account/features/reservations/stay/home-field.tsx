// The home of a stay, found by typing.
import { STATE_STATUS } from "@/api/codes";
import type { Filters } from "@/api/resource";
import type { RowOf } from "@/api/rows";
import { t } from "@/i18n/account";
import { ObjectSelector } from "@/ui/select/object-selector";
import { resourceOf } from "../../resources";

export type NamedHome = Pick<RowOf<"property">, "key" | "name">;

type Found = Pick<RowOf<"property">, "key" | "uri" | "name">;

interface HomeFieldProps {
  home: NamedHome | null;
  /** Beside being active. */
  filters?: Filters;
  onChange: (home: NamedHome | null) => void;
}

export function HomeField({ home, filters, onChange }: HomeFieldProps) {
  const chosen = home ? [{ ...home, uri: "" }] : [];
  return (
    <ObjectSelector<Found, "object">
      isSingle
      label={t("account.field.property")}
      display="name"
      modelFormat="object"
      load={(query, signal) =>
        resourceOf<Found>("property").list(
          { ...query, filters: { state_status: STATE_STATUS.active, ...filters } },
          { signal },
        )
      }
      value={chosen}
      known={chosen}
      onChange={([found]) => onChange(found ? { key: found.key, name: found.name } : null)}
    />
  );
}
