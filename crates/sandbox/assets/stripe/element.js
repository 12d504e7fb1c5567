// Card inputs: frames from the sandbox's own origin, so that the surrounding page never sees a card number.
const TYPES = ['card', 'cardNumber', 'cardExpiry', 'cardCvc'];
let counter = 0;

class CardInput {
  #handlers = new Map();
  #waiting = new Map();
  #frame = null;
  #container = null;
  #options;
  #group;

  constructor(group, type, options = {}) {
    this._type = type;
    this.#group = group;
    this.#options = options;
  }

  mount(target) {
    const container = typeof target === 'string' ? document.querySelector(target) : target;
    if (!container) throw new Error(`The selector you specified (${target}) applies to no DOM elements.`);
    this.unmount();
    this.#container = container;
    const frame = document.createElement('iframe');
    frame.name = `sandbox-${this.#group}-${this._type}`;
    frame.title = 'Secure card payment input frame';
    frame.src = `${BASE}/frame/${this._type}?group=${this.#group}`;
    frame.allow = 'payment';
    // The frame's page is transparent; a color scheme other than the frame's own would make it opaque.
    frame.style.cssText = 'display:block;width:100%;height:1.2em;border:0;margin:0;padding:0;background:transparent;color-scheme:light';
    this.#frame = frame;
    window.addEventListener('message', this.#hear);
    container.replaceChildren(frame);
    container.classList.add('StripeElement', 'StripeElement--empty');
  }

  unmount() {
    window.removeEventListener('message', this.#hear);
    this.#frame?.remove();
    this.#container?.classList.remove(...['', '--empty', '--focus', '--complete', '--invalid'].map((part) => `StripeElement${part}`));
    this.#frame = this.#container = null;
  }

  destroy() {
    this.unmount();
    this.#handlers.clear();
  }

  on(event, handler) {
    this.#handlers.set(event, [...(this.#handlers.get(event) ?? []), handler]);
    return this;
  }

  once(event, handler) {
    const first = (detail) => {
      this.off(event, first);
      handler(detail);
    };
    return this.on(event, first);
  }

  off(event, handler) {
    const left = (this.#handlers.get(event) ?? []).filter((known) => handler && known !== handler);
    this.#handlers.set(event, left);
    return this;
  }

  update(options) {
    this.#options = { ...this.#options, ...options };
    this.#dress();
  }

  focus() {
    this.#tell({ kind: 'focus' });
  }

  blur() {
    this.#tell({ kind: 'blur' });
  }

  clear() {
    this.#tell({ kind: 'clear' });
  }

  /** Lets the frame send its card to `path`; only the answer comes out. */
  _submit(path, params) {
    if (!this.#frame) {
      const message = 'We could not retrieve data from the specified Element. Please make sure it is still mounted.';
      return Promise.reject(new Error(message));
    }
    const id = ++counter;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#tell({ kind: 'submit', id, path, form: encode(params).toString() });
    });
  }

  #tell(message) {
    this.#frame?.contentWindow?.postMessage({ sandbox: 'stripe', ...message }, new URL(BASE).origin);
  }

  #dress() {
    if (!this.#container) return;
    const around = getComputedStyle(this.#container);
    const base = { color: around.color, fontFamily: around.fontFamily, fontSize: around.fontSize, ...this.#options.style?.base };
    const invalid = { color: '#c0392b', ...this.#options.style?.invalid };
    const { placeholder, disabled = false, value } = this.#options;
    this.#tell({ kind: 'dress', style: { base, invalid }, placeholder, disabled, postalCode: value?.postalCode });
  }

  #hear = ({ source, data }) => {
    if (source !== this.#frame?.contentWindow || data?.sandbox !== 'stripe') return;
    if (data.kind === 'answer') {
      this.#waiting.get(data.id)?.(data.answer);
      this.#waiting.delete(data.id);
      return;
    }
    if (data.kind === 'ready') this.#dress();
    if (data.kind === 'change') this.#mark(data.detail);
    if (data.kind === 'focus' || data.kind === 'blur') {
      this.#container.classList.toggle('StripeElement--focus', data.kind === 'focus');
    }
    const detail = data.kind === 'ready' ? this : { elementType: this._type, ...data.detail };
    for (const handler of this.#handlers.get(data.kind) ?? []) handler(detail);
  };

  #mark({ empty, complete, error }) {
    const { classList } = this.#container;
    classList.toggle('StripeElement--empty', empty);
    classList.toggle('StripeElement--complete', complete);
    classList.toggle('StripeElement--invalid', Boolean(error));
  }
}

class Elements {
  #group = `g${++counter}`;
  #elements = new Map();

  create(type, options) {
    if (!TYPES.includes(type)) throw new Error(`The sandbox has no Element of type ${type}.`);
    const element = new CardInput(this.#group, type, options);
    this.#elements.set(type, element);
    return element;
  }

  getElement(type) {
    return this.#elements.get(type) ?? null;
  }

  update() {}
}
