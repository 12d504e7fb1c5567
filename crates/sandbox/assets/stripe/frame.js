// Inside a card input's frame: formats and validates the input, and sends it to the API. The input never leaves this origin.
(() => {
  'use strict';
  const form = document.querySelector('form');
  const { element, group } = form.dataset;
  const inputs = [...form.querySelectorAll('input')];
  const field = Object.fromEntries(inputs.map((input) => [input.name, input]));
  const ORDER = ['number', 'expiry', 'cvc'];
  let style = { base: {}, invalid: {} };

  const digits = (text) => text.replace(/\D/g, '');
  const BRANDS = [
    ['visa', /^4/], ['mastercard', /^(5[1-5]|2[2-7])/], ['amex', /^3[47]/], ['diners', /^3[068]/],
    ['jcb', /^35/], ['unionpay', /^62/], ['discover', /^6/],
  ];
  const brandOf = (number) => BRANDS.find(([, start]) => start.test(number))?.[0] ?? 'unknown';

  function luhn(number) {
    const sum = [...number].reverse().reduce((total, sign, place) => {
      const digit = Number(sign) * (place % 2 ? 2 : 1);
      return total + (digit > 9 ? digit - 9 : digit);
    }, 0);
    return sum % 10 === 0;
  }

  const FORMAT = {
    number: (text) => {
      const number = digits(text).slice(0, 19);
      const groups = brandOf(number) === 'amex' ? /^(\d{0,4})(\d{0,6})(\d{0,5})/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,7})/;
      return groups.exec(number).slice(1).filter(Boolean).join(' ');
    },
    expiry: (text) => {
      const typed = digits(text).slice(0, 4);
      const padded = /^([2-9]|1[3-9])/.test(typed) ? `0${typed}`.slice(0, 4) : typed;
      return padded.length > 2 ? `${padded.slice(0, 2)} / ${padded.slice(2)}` : padded;
    },
    cvc: (text) => digits(text).slice(0, 4),
  };

  const invalid = (code, message) => ({ type: 'validation_error', code, message });
  /** What is wrong with a field; `finished` when one has left it or wants to send. */
  const CHECK = {
    number: (text, finished) => {
      const number = digits(text);
      const full = brandOf(number) === 'amex' ? 15 : brandOf(number) === 'diners' && number.startsWith('36') ? 14 : 16;
      if (number.length < full) return finished ? invalid('incomplete_number', 'Your card number is incomplete.') : null;
      return luhn(number) ? null : invalid('invalid_number', 'Your card number is invalid.');
    },
    expiry: (text, finished) => {
      const [month, year] = text.split(' / ').map(Number);
      if (digits(text).length < 4) return finished ? invalid('incomplete_expiry', "Your card's expiration date is incomplete.") : null;
      if (month < 1 || month > 12) return invalid('invalid_expiry_month', "Your card's expiration date is invalid.");
      const last = new Date(2000 + year, month, 1);
      return last > new Date() ? null : invalid('invalid_expiry_year_past', "Your card's expiration year is in the past.");
    },
    cvc: (text, finished) => {
      const full = brandOf(digits(fields().number ?? '')) === 'amex' ? 4 : 3;
      return finished && text.length < full ? invalid('incomplete_cvc', "Your card's security code is incomplete.") : null;
    },
  };

  const own = () => Object.fromEntries(inputs.map((input) => [input.name, input.value]));
  window.sandboxFields = own;

  /** Our fields and those of the frames that belong to us: same origin, so we may look. */
  function fields() {
    const all = {};
    for (const type of ['cardNumber', 'cardExpiry', 'cardCvc']) {
      try {
        Object.assign(all, window.parent.frames[`sandbox-${group}-${type}`]?.sandboxFields?.());
      } catch {
        // Not mounted.
      }
    }
    return { ...all, ...own() };
  }

  function errorIn(values, finished) {
    for (const name of ORDER) {
      const error = name in values ? CHECK[name](values[name], finished) : null;
      if (error) return error;
    }
    return null;
  }

  const tell = (message) => window.parent.postMessage({ sandbox: 'stripe', ...message }, '*');

  function changed(finished = false) {
    const values = own();
    const empty = Object.values(values).every((value) => value === '');
    const error = empty ? null : errorIn(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')), finished);
    const complete = !errorIn(values, true);
    const brand = 'number' in values ? { brand: brandOf(digits(values.number)) } : {};
    paint(error && !empty ? style.invalid : {});
    for (const input of inputs) input.setAttribute('aria-invalid', String(Boolean(input.value && CHECK[input.name](input.value, finished))));
    tell({ kind: 'change', detail: { empty, complete, error: error ?? undefined, ...brand, value: { postalCode: '' } } });
  }

  function paint(over) {
    const { color, fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = { ...style.base, ...over };
    Object.assign(document.body.style, { color, fontFamily, fontSize, fontWeight, letterSpacing, lineHeight });
    const placeholder = style.base['::placeholder'];
    if (placeholder?.color) {
      document.body.style.setProperty('--placeholder', placeholder.color);
      document.body.style.setProperty('--placeholder-opacity', '1');
    }
  }

  async function submit({ id, path, form: extra }) {
    const values = fields();
    const answer = errorIn({ number: '', expiry: '', cvc: '', ...values }, true);
    if (answer) {
      tell({ kind: 'answer', id, answer: { error: answer } });
      return;
    }
    const body = new URLSearchParams(extra);
    const [month, year] = values.expiry.split(' / ');
    body.set('card[number]', digits(values.number));
    body.set('card[exp_month]', month);
    body.set('card[exp_year]', `20${year}`);
    body.set('card[cvc]', values.cvc);
    try {
      const response = await fetch(`/stripe${path}`, { method: 'POST', body });
      tell({ kind: 'answer', id, answer: await response.json() });
    } catch {
      tell({ kind: 'answer', id, answer: { error: { type: 'api_connection_error', message: 'We could not reach the payment provider. Please try again.' } } });
    }
  }

  const OBEY = {
    submit,
    focus: () => inputs[0].focus(),
    blur: () => document.activeElement?.blur(),
    clear: () => {
      for (const input of inputs) input.value = '';
      changed();
    },
    dress: (message) => {
      style = message.style;
      for (const input of inputs) input.disabled = message.disabled;
      if (message.placeholder !== undefined && inputs.length === 1) inputs[0].placeholder = message.placeholder;
      paint({});
    },
  };

  window.addEventListener('message', ({ source, data }) => {
    if (source === window.parent && data?.sandbox === 'stripe') OBEY[data.kind]?.(data);
  });

  for (const [place, input] of inputs.entries()) {
    input.addEventListener('input', (event) => {
      const isDeleting = event.inputType?.startsWith('delete');
      if (!isDeleting) input.value = FORMAT[input.name](input.value);
      changed();
      if (!isDeleting && !CHECK[input.name](input.value, true) && input.name !== 'cvc') inputs[place + 1]?.focus();
    });
    input.addEventListener('focus', () => tell({ kind: 'focus' }));
    input.addEventListener('blur', () => {
      changed(true);
      tell({ kind: 'blur' });
    });
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  tell({ kind: 'ready', detail: { element } });
})();
