// Cached formatters of numbers and dates. Creating one takes a slow phone milliseconds, using it almost none, so each is created
// once.

type Make<Options, Format> = (locale: string | undefined, options: Options) => Format;

function madeOnce<Options, Format>(make: Make<Options, Format>): Make<Options, Format> {
  const made = new Map<string, Format>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = made.get(key) ?? make(locale, options);
    made.set(key, format);
    return format;
  };
}

export const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const dateFormat = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
