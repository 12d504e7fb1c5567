// The users of the account, and invitations.
export { userList } from "./user";
