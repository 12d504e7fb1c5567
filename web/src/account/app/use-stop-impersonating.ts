// Ends the impersonation of a user by the operator.
import { useMutation } from "@tanstack/react-query";
import { stopImpersonating } from "../features/session";
import { HOME_HREF } from "./navigation/areas";

export const useStopImpersonating = () =>
  useMutation({ mutationFn: stopImpersonating, onSuccess: () => location.assign(HOME_HREF) });
