// Buttons, links, menus, tooltips and badges in every state.
import { Copy, Ellipsis, Heart, Pencil, Search, Sparkles, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/action/button";
import type { ButtonVariant } from "@/ui/action/button-style";
import { IconButton } from "@/ui/action/icon-button";
import { Link, LinkButton } from "@/ui/action/link";
import { Badge, type BadgeTone } from "@/ui/feedback/badge";
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from "@/ui/overlay/menu";
import { Tooltip } from "@/ui/overlay/tooltip";
import { Section, Specimens } from "./section";

const variants: ButtonVariant[] = ["primary", "secondary", "quiet", "danger"];
const tones: BadgeTone[] = ["neutral", "accent", "success", "warning", "danger", "info"];

export function Actions() {
  const [isPending, setPending] = useState(true);
  return (
    <>
      <Section
        title="Button"
        note="One primary action per screen. While pending it keeps its width and takes no presses."
      >
        {variants.map((variant) => (
          <Specimens key={variant}>
            <Button variant={variant}>{variant[0]?.toUpperCase() + variant.slice(1)}</Button>
            <Button variant={variant} size="sm">
              Small
            </Button>
            <Button variant={variant} size="lg">
              <Search aria-hidden /> Large
            </Button>
            <Button variant={variant} isDisabled>
              Disabled
            </Button>
            <Button variant={variant} isPending={isPending} onPress={() => setPending(true)}>
              Pending
            </Button>
          </Specimens>
        ))}
        <Specimens>
          <Button variant="secondary" onPress={() => setPending((was) => !was)}>
            {isPending ? "Finish pending" : "Start pending"}
          </Button>
          <Button variant="primary" className="max-w-72">
            A long label that wraps over two lines instead of being cut off
          </Button>
        </Specimens>
      </Section>
      <Section title="Icon button and tooltip" note="A tooltip shows after 1000 ms and hides after 300 ms.">
        <Specimens>
          <Tooltip text="Save to favourites">
            <IconButton label="Save to favourites">
              <Heart aria-hidden />
            </IconButton>
          </Tooltip>
          <IconButton label="Edit" variant="secondary">
            <Pencil aria-hidden />
          </IconButton>
          <IconButton label="Search" variant="primary" shape="round">
            <Search aria-hidden />
          </IconButton>
          <IconButton label="Delete" size="sm" isDisabled>
            <Trash2 aria-hidden />
          </IconButton>
        </Specimens>
      </Section>
      <Section title="Link">
        <Specimens>
          <p>
            Cancel free of charge until 12 June, see the <Link href="#link">refund policy</Link> and{" "}
            <Link href="#link" isDisabled>
              this closed one
            </Link>
            .
          </p>
          <LinkButton href="#link" variant="secondary">
            Link as a button
          </LinkButton>
        </Specimens>
      </Section>
      <Section title="Menu">
        <Specimens>
          <MenuTrigger>
            <IconButton label="More" variant="secondary">
              <Ellipsis aria-hidden />
            </IconButton>
            <Menu>
              <MenuItem icon={<Pencil />}>Edit</MenuItem>
              <MenuItem icon={<Copy />}>Duplicate with a rather long explanation that wraps</MenuItem>
              <MenuItem isDisabled>Not possible now</MenuItem>
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} isDangerous>
                Delete
              </MenuItem>
            </Menu>
          </MenuTrigger>
        </Specimens>
      </Section>
      <Section title="Badge">
        <Specimens>
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="accent">
            <Sparkles aria-hidden /> Guests’ favourite
          </Badge>
        </Specimens>
      </Section>
    </>
  );
}
