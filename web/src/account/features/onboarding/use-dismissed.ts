// Whether the user has dismissed onboarding, in this browser and for this account; all components update at once.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { localStore } from "@/kit/browser/storage";
import { useSignedIn } from "../session";

export function useDismissed(): [boolean, (isDismissed: boolean) => void] {
  const client = useQueryClient();
  const { account } = useSignedIn();
  const name = `onboarding:${account.id}`;
  const queryKey = ["onboarding-dismissed", account.id];
  const read = () => localStore.read<boolean>(name) ?? false;
  const { data } = useQuery({
    queryKey,
    queryFn: read,
    initialData: read,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return [
    data,
    (now) => {
      localStore.write(name, now);
      client.setQueryData(queryKey, now);
    },
  ];
}
