// The script's own origin, and requests to the API there.
const BASE = document.currentScript.src.replace(/\/v3\/?(\?.*)?$/, '');

/** `{ card: { token: 't' } }` as `card[token]=t`. */
function encode(value, name = '', form = new URLSearchParams()) {
  if (value === undefined || value === null) return form;
  if (typeof value !== 'object') {
    form.append(name, String(value));
    return form;
  }
  for (const [key, inner] of Object.entries(value)) encode(inner, name ? `${name}[${key}]` : key, form);
  return form;
}

/** The answer, or `{ error }` in Stripe's shape. */
async function call(method, path, params) {
  const form = encode(params);
  const request = method === 'GET' ? [`${BASE}${path}?${form}`] : [`${BASE}${path}`, { method, body: form }];
  try {
    const response = await fetch(...request);
    return await response.json();
  } catch {
    return { error: { type: 'api_connection_error', message: 'We could not reach the payment provider. Please try again.' } };
  }
}
