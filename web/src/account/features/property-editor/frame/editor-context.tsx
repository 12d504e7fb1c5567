// What every tab of the editor is about: the home and its listing, each saving itself.
import { createContext, type ReactNode, useContext } from "react";
import type { Metadata } from "@/api/resource";
import type { Autosave } from "../../autosave";
import type { Listing, Property } from "../data/wire";

export interface Editor {
  property: Autosave<Property>;
  /** A home may be without one. */
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
