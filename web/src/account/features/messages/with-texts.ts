// Loads screens of conversations and templates together with their texts.
export async function withTexts<T>(load: () => Promise<T>): Promise<T> {
  const [screen, { loadInboxTexts }] = await Promise.all([load(), import("@/i18n/inbox")]);
  await loadInboxTexts();
  return screen;
}
