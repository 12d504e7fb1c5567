// Stand-in for Spreedly's browser script, limited to 3D Secure 2: browser data, and the lifecycle of a challenge.
(() => {
  'use strict';
  const BASE = document.currentScript.src.replace(/\/(iframe\/)?iframe-v1\.min\.js(\?.*)?$/, '');
  const SIZES = { '01': [250, 400], '02': [390, 400], '03': [500, 600], '04': [600, 400], '05': null };
  const handlers = new Map();

  function emit(event, detail) {
    for (const handler of handlers.get(event) ?? []) handler(detail);
  }

  /** What the bank wants to know of the browser, as one opaque text. */
  function serialize(size = '04', acceptHeader = '*/*') {
    const { width, height, colorDepth } = window.screen;
    const info = {
      width, height, depth: colorDepth, timezone: new Date().getTimezoneOffset(), user_agent: navigator.userAgent,
      java: false, language: navigator.language, browser_size: size, accept_header: acceptHeader,
    };
    return btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(info))));
  }

  const find = (place) => (place instanceof Element ? place : document.getElementById(place.replace(/^#/, '')) ?? document.querySelector(place));

  class Lifecycle {
    #options;
    constructor(options) {
      this.#options = options;
    }

    /** Takes the transaction where it stands; tells what to do next by `3ds:status`. */
    start(transaction = {}) {
      const token = transaction.token ?? this.#options.transactionToken;
      const { state = 'pending' } = transaction;
      if (state === 'succeeded') return emit('3ds:status', { action: 'succeeded', token, context: transaction });
      if (state !== 'pending') return emit('3ds:status', { action: 'error', token, context: transaction });
      emit('3ds:status', { action: 'challenge', token });
      return this.#challenge(token, transaction.challenge_url ?? `${BASE}/challenge/${token}`);
    }

    #challenge(token, url) {
      const { challengeIframeLocation, challengeIframeClasses = '', size = '04' } = this.#options;
      const [width, height] = SIZES[size] ?? ['100%', '100%'];
      const frame = Object.assign(document.createElement('iframe'), {
        src: url, width, height, className: challengeIframeClasses, name: 'sandbox-3ds', title: 'Card authentication',
      });
      frame.style.cssText = 'border:0;max-width:100%';
      const hear = ({ source, data }) => {
        if (source !== frame.contentWindow || data?.sandbox !== '3ds') return;
        window.removeEventListener('message', hear);
        frame.remove();
        const finalize = (transaction) => this.start({ token, ...(transaction?.transaction ?? transaction) });
        emit('3ds:status', { action: 'trigger-completion', token, finalize });
      };
      window.addEventListener('message', hear);
      find(challengeIframeLocation).append(frame);
    }
  }

  window.Spreedly = {
    on: (event, handler) => void handlers.set(event, [...(handlers.get(event) ?? []), handler]),
    removeHandlers: () => handlers.clear(),
    ThreeDS: { serialize, Lifecycle },
  };
})();
