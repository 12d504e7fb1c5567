// Context of the editor's tabs: the home and its listing, each autosaved.
import { createContext, type ReactNode, useContext } from "react";
import type { Metadata } from "@/api/resource";
import type { Autosave } from "../../autosave";
import type { Listing, Property } from "../data/api-types";

export interface Editor {
  property: Autosave<Property>;
  /** `null` if the home has no listing. */
  listing: Autosave<Listing> | null;
  propertyFields: Metadata;
  listingFields: Metadata;
}

const EditorContext = createContext<Editor | null>(null);

export function EditorProvider({ editor, children }: { editor: Editor; children: ReactNode }) {
  return <EditorContext value={editor}>{children}</EditorContext>;
}

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("There is no property editor around this.");
  return editor;
}
