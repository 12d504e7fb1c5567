// The value of an object selector for each selected object: the object itself, its key, or its URI.

export interface Selectable {
  key: string;
  uri: string;
}

export type ModelFormat = "object" | "key" | "uri";

export interface ModelOf<T> {
  object: T;
  key: string;
  uri: string;
}

export function toModel<T extends Selectable, F extends ModelFormat>(item: T, format: F): ModelOf<T>[F] {
  const models: ModelOf<T> = { object: item, key: item.key, uri: item.uri };
  return models[format];
}

/** Distinguishes selected objects with the same name. */
export const keyOfModel = (model: Selectable | string) => (typeof model === "string" ? model : model.key);

export const isModelOf = <T extends Selectable>(item: T, model: T | string) =>
  typeof model === "string" ? model === item.key || model === item.uri : model.key === item.key;
