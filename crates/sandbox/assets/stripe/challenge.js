// 3D Secure: a dialog over the page that contains the bank's page.

/** Resolves when the cardholder has pressed a button. */
function challenge(url) {
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', 'Card authentication');
  dialog.style.cssText =
    'margin:auto;width:min(26rem,calc(100vw - 2rem));height:min(25rem,calc(100vh - 2rem));padding:0;border:0;border-radius:1rem;' +
    'overflow:hidden;box-shadow:0 1.5rem 4rem rgb(0 0 0/.4);background:transparent';
  const frame = document.createElement('iframe');
  frame.name = 'sandbox-3ds';
  frame.title = 'Card authentication';
  frame.src = url;
  frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
  dialog.append(frame);
  // The dialog cannot be dismissed: the bank requires a decision.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  frame.focus();
  return new Promise((resolve) => {
    function hear({ source, data }) {
      if (source !== frame.contentWindow || data?.sandbox !== '3ds') return;
      window.removeEventListener('message', hear);
      dialog.remove();
      before?.focus?.();
      resolve(data.outcome);
    }
    window.addEventListener('message', hear);
  });
}

/** The address of the bank's page, if the intent waits for it. */
function challengeOf(intent) {
  const action = intent.status === 'requires_action' ? intent.next_action : null;
  return action?.use_stripe_sdk?.stripe_js ?? action?.redirect_to_url?.url;
}
