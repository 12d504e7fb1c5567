// Pending invitations: create, resend, revoke.
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { send, sendForJson } from "@/api/request";
import type { Role } from "../session";

export interface Invitation {
  key: string;
  email: string;
  role: Role;
  expires_at: string;
}

const URL = "/api/v2/invite/";

export const invitationsQuery = queryOptions({
  queryKey: ["invitations"],
  queryFn: ({ signal }) => sendForJson<{ results: Invitation[] }>(URL, { signal }),
});

export const refreshInvitations = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: invitationsQuery.queryKey });

export const invite = (body: { email: string; role: Role; groups: string[] }) =>
  sendForJson<Invitation>(URL, { method: "POST", body });
export const inviteAgain = (key: string) =>
  sendForJson<Invitation>(`${URL}${key}/resend/`, { method: "POST" });
export const cancelInvitation = (key: string) => send(`${URL}${key}/`, { method: "DELETE" });
