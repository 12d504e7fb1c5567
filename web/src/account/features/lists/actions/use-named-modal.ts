// `?modal=name` opens the modal of that name and is removed from the address at once, so that going back does not open it again.
import { useEffect, useState } from "react";
import { useAddress } from "../use-address";

const MODAL_PARAMETER = "modal";

export function useNamedModal(names: readonly string[]) {
  const { params, go } = useAddress();
  const [open, setOpen] = useState<string | null>(null);
  const asked = params.get(MODAL_PARAMETER);
  useEffect(() => {
    if (asked === null) return;
    if (names.includes(asked)) setOpen(asked);
    const rest = new URLSearchParams(params);
    rest.delete(MODAL_PARAMETER);
    go(rest, { replace: true });
  }, [asked, names, params, go]);
  return { open, show: setOpen, close: () => setOpen(null) };
}
