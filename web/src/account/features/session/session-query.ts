// The session, queried once and cached until a user signs in or out.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { sendForJson } from "@/api/request";
import { isAccountWide, isShared, type Permission, type ResourceName, writerOf } from "../resources";
import type { Account, Person, Role, Session } from "./api-types";

export const SESSION_URL = "/api/v2/session/";

export const sessionQuery = queryOptions({
  queryKey: ["session"],
  queryFn: ({ signal }) => sendForJson<Session>(SESSION_URL, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const useSession = () => useQuery(sessionQuery);

/** A session with a user and an account, as all screens behind the sign-in can assume. */
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

/** Whether the user's role has the permission; `null` is a permission that no role has. */
export function useMay(permission: Permission | null): boolean {
  const { permissions } = useSignedIn();
  return permission !== null && permissions.includes(permission);
}

/** Returns a function that says whether the user can change rows: the role or a limit to some homes may prevent it. */
export function useCanWrite(): (resource: ResourceName) => boolean {
  const { groups, permissions } = useSignedIn();
  return (resource) => {
    const writer = writerOf(resource);
    return writer !== null && permissions.includes(writer) && (groups === null || !isShared(resource));
  };
}

export const useMayWrite = (resource: ResourceName): boolean => useCanWrite()(resource);

/** Returns a function that says whether the user can see the list of a resource. */
export function useCanSee(): (resource: ResourceName) => boolean {
  const { groups } = useSignedIn();
  return (resource) => groups === null || !isAccountWide(resource);
}
