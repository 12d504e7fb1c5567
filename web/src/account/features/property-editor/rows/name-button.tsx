// The name of a row as a button that opens it.
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";

export function NameButton({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <Button
      onPress={onPress}
      className="focus-ring inline-flex max-w-full items-center gap-2.5 rounded-xs py-1 text-start font-medium wrap-anywhere data-hovered:underline"
    >
      {children}
    </Button>
  );
}
