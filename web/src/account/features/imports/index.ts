// Import of rows from a CSV file.

/** Loads the dialog with its texts. */
export async function loadImportDialog() {
  const [{ ImportDialog }, { loadImportsTexts }] = await Promise.all([
    import("./import-dialog"),
    import("@/i18n/imports"),
  ]);
  await loadImportsTexts();
  return ImportDialog;
}
