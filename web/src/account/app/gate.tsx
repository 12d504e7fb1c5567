// Shows the account area to signed-in users; sends all others to the sign-in screen, and back to the requested page afterwards.
import { Navigate } from "@tanstack/react-router";
import { Building2, CloudOff } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { t } from "@/i18n/account";
import { ListPlaceholder } from "@/ui/list/list-placeholder";
import { isSignedIn, type Person, SignedInProvider, signOut, useSession } from "../features/session";
import { ScreenLoading, Shell } from "./shell";

export function Gate() {
  const { data: session, isError, refetch } = useSession();
  if (isSignedIn(session)) {
    return (
      <SignedInProvider value={session}>
        <Shell />
      </SignedInProvider>
    );
  }
  if (isError) {
    return (
      <Alone>
        <ListPlaceholder
          icon={<CloudOff aria-hidden />}
          title={t("account.list.failed")}
          detail={t("account.error.unreachable")}
          actionLabel={t("account.retry")}
          onAction={() => void refetch()}
        />
      </Alone>
    );
  }
  if (!session)
    return (
      <Alone>
        <ScreenLoading />
      </Alone>
    );
  if (session.user) return <NoAccount user={session.user} />;
  return <RedirectToSignIn path={session.first_run ? "/signup/" : "/login/"} />;
}

function RedirectToSignIn({ path }: { path: "/signup/" | "/login/" }) {
  // Read only once, since the address changes during the redirect.
  const [next] = useState(() => location.pathname + location.search);
  return <Navigate to={path as never} search={{ next } as never} replace />;
}

function Alone({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-items-center">{children}</main>;
}

const leave = () => void signOut().then(() => location.assign("/account/login/"));

const OperatorScreen = lazy(async () => ({
  default: await (await import("../features/operator")).loadOperator(),
}));

/** For a user without an account: the operator, or a person who was removed from the team. */
function NoAccount({ user }: { user: Person }) {
  return (
    <Alone>
      {user.is_operator ? (
        <Suspense fallback={<ScreenLoading />}>
          <OperatorScreen onSignOut={leave} />
        </Suspense>
      ) : (
        <ListPlaceholder
          icon={<Building2 aria-hidden />}
          title={t("account.nav.noAccount")}
          detail={t("account.nav.noAccountDetail")}
          actionLabel={t("account.nav.signOut")}
          onAction={leave}
        />
      )}
    </Alone>
  );
}
