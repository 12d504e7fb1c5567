// Who is signed in, asked once and kept until somebody signs in or out.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { sendForJson } from "@/api/request";
import { isOfAllHomes, isShared, type Permission, type ResourceName, writerOf } from "../resources";
import type { Account, Person, Role, Session } from "./wire";

export const SESSION_URL = "/api/v2/session/";

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => sendForJson<Session>(SESSION_URL, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useSession = () => useQuery(sessionQuery);

/** A session with somebody and an account in it: what all screens behind the door can rely on. */
export interface SignedIn extends Session {
  user: Person;
  account: Account;
  role: Role;
}

export const isSignedIn = (session: Session | undefined): session is SignedIn =>
  Boolean(session?.user && session.account && session.role);

const SignedInContext = createContext<SignedIn | null>(null);

export const SignedInProvider = SignedInContext.Provider;

export function useSignedIn(): SignedIn {
  const session = useContext(SignedInContext);
  if (!session) throw new Error("This screen is only for somebody who is signed in.");
  return session;
}

/** Whether the user's role allows it; nothing is asked for `null`, which nobody may do. */
export function useMay(permission: Permission | null): boolean {
  const { permissions } = useSignedIn();
  return permission !== null && permissions.includes(permission);
}

/** Whether rows can be changed by the user, whose role or whose limits may be in the way. */
export function useMayWrite(resource: ResourceName): boolean {
  const { groups } = useSignedIn();
  const may = useMay(writerOf(resource));
  return may && (groups === null || !isShared(resource));
}

/** Which lists there are for the user. */
export function useSees(): (resource: ResourceName) => boolean {
  const { groups } = useSignedIn();
  return (resource) => groups === null || !isOfAllHomes(resource);
}
