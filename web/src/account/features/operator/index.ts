// What whoever runs the platform can do.

/** The screen with its texts. */
export async function loadOperator() {
  const [{ OperatorScreen }, { loadOperatorTexts }] = await Promise.all([
    import("./operator-screen"),
    import("@/i18n/operator"),
  ]);
  await loadOperatorTexts();
  return OperatorScreen;
}
