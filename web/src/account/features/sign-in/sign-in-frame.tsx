// Frame of the screens before sign-in: brand name, card, form.
import { CircleAlert } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { t } from "@/i18n/account";
import { Button } from "@/ui/action/button";
import { useDocumentTitle } from "@/ui/use-document-title";

interface SignInFrameProps {
  title: string;
  detail?: ReactNode;
  children: ReactNode;
  /** Links to other screens, below the card. */
  footer?: ReactNode;
}

export function SignInFrame({ title, detail, children, footer }: SignInFrameProps) {
  useDocumentTitle(title, "Casita");
  return (
    <main className="grid min-h-dvh lg:grid-cols-[minmax(28rem,1fr)_1.1fr]">
      <div className="mx-auto flex w-full max-w-md flex-col justify-center px-5 py-10">
        <Wordmark />
        <h1 className="mt-10 text-2xl font-semibold tracking-tight">{title}</h1>
        {detail && <p className="mt-2 text-ink-muted">{detail}</p>}
        <div className="mt-7">{children}</div>
        {footer && <div className="mt-8 text-sm text-ink-muted">{footer}</div>}
      </div>
      <Landscape />
    </main>
  );
}

function Wordmark() {
  return (
    <span className="flex items-center gap-2.5 font-display text-xl font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 text-accent">
        <path
          fill="currentColor"
          d="M16 3 3 14v13a2 2 0 0 0 2 2h22a2 2 0 0 0 2-2V14zm0 9a5 5 0 0 1 5 5v9H11v-9a5 5 0 0 1 5-5z"
        />
      </svg>
      Casita
    </span>
  );
}

/** Background drawing of hills at dusk. */
function Landscape() {
  return (
    <div aria-hidden className="relative overflow-hidden bg-accent max-lg:hidden">
      <svg
        aria-hidden
        viewBox="0 0 800 900"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
      >
        <circle cx="560" cy="300" r="86" fill="white" opacity="0.9" />
        <path d="M0 560 Q200 430 400 540 T800 500 V900 H0Z" fill="white" opacity="0.12" />
        <path d="M0 660 Q240 520 460 640 T800 600 V900 H0Z" fill="black" opacity="0.12" />
        <path d="M0 760 Q260 640 520 740 T800 700 V900 H0Z" fill="black" opacity="0.2" />
        <g transform="translate(330 620)">
          <path d="M10 90V44L60 6l50 38v46Z" fill="white" />
          <path
            d="M-8 46 60-6l68 52"
            fill="none"
            stroke="white"
            strokeWidth="14"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path d="M46 90V62a14 14 0 0 1 28 0v28Z" fill="var(--accent)" />
          <path d="M84 8V-16h14V20Z" fill="white" />
        </g>
      </svg>
      <p className="absolute inset-x-12 top-14 max-w-md font-display text-3xl leading-tight font-medium text-balance text-on-accent">
        {t("account.door.motto")}
      </p>
    </div>
  );
}

interface SignInFormProps {
  onSubmit: (event: FormEvent) => void;
  problem: string | null | undefined;
  isPending: boolean;
  action: string;
  children: ReactNode;
}

export function SignInForm({ onSubmit, problem, isPending, action, children }: SignInFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
      {children}
      {problem && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-md border border-danger-line bg-danger-soft px-3.5 py-3 text-sm text-danger"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> {problem}
        </p>
      )}
      <Button type="submit" variant="primary" isPending={isPending} className="w-full">
        {action}
      </Button>
    </form>
  );
}
