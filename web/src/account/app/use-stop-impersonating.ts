// The operator is the operator again.
import { useMutation } from "@tanstack/react-query";
import { stopImpersonating } from "../features/session";
import { HOME_HREF } from "./navigation";

export const useStopImpersonating = () =>
  useMutation({ mutationFn: stopImpersonating, onSuccess: () => location.assign(HOME_HREF) });
