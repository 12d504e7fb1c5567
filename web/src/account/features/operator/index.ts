// What whoever runs the platform can do.

/** The screen with its texts. */
export async function loadOperator() {
  const [{ OperatorScreen }, { loadSettingsTexts }] = await Promise.all([
    import("./operator-screen"),
    import("@/i18n/settings"),
  ]);
  await loadSettingsTexts();
  return OperatorScreen;
}
