// Tools of the operator, who hosts the installation.

/** Loads the screen with its texts. */
export async function loadOperator() {
  const [{ OperatorScreen }, { loadOperatorTexts }] = await Promise.all([
    import("./operator-screen"),
    import("@/i18n/operator"),
  ]);
  await loadOperatorTexts();
  return OperatorScreen;
}
