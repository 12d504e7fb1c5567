// Row types of the account API from the OpenAPI document: a renamed field does not compile here.
import type { components } from "./schema";

type Schemas = components["schemas"];

/** `ListingRate` is the row of `listing-rate`. */
type Dashed<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `-${Lowercase<Letter>}`}${Dashed<Rest>}`
  : "";

/** The schemas named after a resource with this suffix, by resource name. */
type Ending<End extends string> = {
  [Name in keyof Schemas as Name extends `${infer Noun}${End}`
    ? Dashed<Uncapitalize<Noun>>
    : never]: Schemas[Name];
};

type Rows = Ending<"Row">;

export type ResourceName = keyof Rows;

/** `Refined` refines fields that the document leaves open (JSON columns). It contradicts nothing. */
export type RowOf<
  Name extends ResourceName,
  Refined extends {
    [Field in keyof Refined]: Field extends keyof Rows[Name] ? Rows[Name][Field] : never;
  } = Record<never, never>,
> = Omit<Rows[Name], keyof Refined> & Refined;

/** The codes of a field; never for free text. */
export type CodeOf<
  Name extends ResourceName,
  Field extends keyof Rows[Name],
> = string extends Rows[Name][Field] ? never : NonNullable<Rows[Name][Field]>;

/** A picture in its sizes. All of them are always set, which the document does not say. */
export type PhotoUrls = Required<NonNullable<Rows["photo"]["urls"]>>;

/** The resources whose rows are of this type, or have at least its fields. */
export type NameOf<T> = {
  [Name in ResourceName]: T extends Rows[Name] ? Name : Rows[Name] extends T ? Name : never;
}[ResourceName];
