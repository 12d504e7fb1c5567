// The people who work in the account.
export { userList } from "./user";
