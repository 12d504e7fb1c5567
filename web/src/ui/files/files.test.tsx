import { act, createEvent, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import { MAX_BYTES } from "@/kit/files/attachments";
import { AttachButton } from "./attach-button";
import { ChosenFileList } from "./chosen-file-list";
import { FileDrop } from "./file-drop";
import { SentFiles } from "./sent-files";
import { type ChosenFiles, useChosenFiles } from "./use-chosen-files";

const file = (name: string, type = "image/jpeg", size = 3) => {
  const made = new File(["abc"], name, { type });
  Object.defineProperty(made, "size", { value: size });
  return made;
};

let key = 0;
let files: ChosenFiles;

function Form({ of }: { of: string }) {
  files = useChosenFiles(of);
  const attachButton = useRef<HTMLButtonElement>(null);
  return (
    <FileDrop onFiles={files.add} isDisabled={files.isSending}>
      <input aria-label="Words" />
      <ChosenFileList files={files} attachButton={attachButton} />
      <AttachButton files={files} buttonRef={attachButton} />
    </FileDrop>
  );
}

beforeEach(() => {
  key += 1;
});
const show = () => render(<Form of={`talk ${key}`} />);
const choose = (...chosen: File[]) => act(() => files.add(chosen));
const names = () =>
  within(screen.queryByRole("list", { name: "Attached files" }) ?? document.createElement("ul"))
    .queryAllByRole("listitem")
    .map((chip) => chip.querySelector(".font-medium")?.textContent);

describe("selected files", () => {
  it("are listed with their sizes and announced", () => {
    show();
    expect(screen.getByRole("status").textContent).toBe("");
    choose(file("deck.jpg"), file("keys.pdf", "application/pdf", 84_300));
    expect(names()).toEqual(["deck.jpg", "keys.pdf"]);
    expect(screen.getByText("82 kB")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("2 files attached: deck.jpg, keys.pdf");
    expect(screen.getByRole("list").querySelectorAll("img")).toHaveLength(1);
  });

  it("are refused with a reason if they cannot be sent", () => {
    show();
    choose(file("tour.mp4", "video/mp4"), file("large.jpg", "image/jpeg", MAX_BYTES + 1), file("deck.jpg"));
    expect(names()).toEqual(["deck.jpg"]);
    const alert = screen.getByRole("alert").textContent;
    expect(alert).toContain("tour.mp4 was not attached. You can send images (JPEG");
    expect(alert).toContain("large.jpg is larger than 10 MB, so it was not attached.");
    choose(file("view.jpg"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("are at most five", () => {
    show();
    choose(...["a", "b", "c", "d", "e", "f", "g"].map((name) => file(`${name}.jpg`)));
    expect(names()).toHaveLength(5);
    expect(screen.getByRole("alert").textContent).toBe(
      "A message takes at most 5 files. Not attached: f.jpg, g.jpg.",
    );
  });

  it("come from the system's file picker", async () => {
    const { container } = show();
    expect(screen.getByRole("button", { name: "Attach files" })).toBeTruthy();
    const input = container.querySelector("input[type=file]") as HTMLInputElement;
    expect(input.accept).toContain("application/pdf");
    await userEvent.upload(input, [file("deck.jpg"), file("view.jpg")]);
    expect(names()).toEqual(["deck.jpg", "view.jpg"]);
  });

  it("are still there after visiting another page", () => {
    const view = show();
    choose(file("deck.jpg"));
    view.rerender(<Form of="another talk" />);
    expect(names()).toEqual([]);
    view.rerender(<Form of={`talk ${key}`} />);
    expect(names()).toEqual(["deck.jpg"]);
  });
});

test("removing a file moves the focus to the next, and after the last to the button", async () => {
  const user = userEvent.setup();
  show();
  choose(file("a.jpg"), file("b.jpg"), file("c.jpg"));
  const remove = (name: string) => screen.getByRole("button", { name: `Remove ${name}` });
  await user.click(remove("b.jpg"));
  expect(document.activeElement).toBe(remove("c.jpg"));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(remove("a.jpg"));
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Attach files" }));
});

describe("a drop", () => {
  const dropped = (...of: File[]) => ({ dataTransfer: { types: ["Files"], files: of } });

  it("is accepted, and the drop zone is highlighted before", () => {
    show();
    const words = screen.getByLabelText("Words");
    fireEvent.dragOver(words, dropped());
    expect(screen.getByText("Drop files here to attach them")).toBeTruthy();
    fireEvent.drop(words, dropped(file("deck.jpg")));
    expect(screen.queryByText("Drop files here to attach them")).toBeNull();
    expect(names()).toEqual(["deck.jpg"]);
  });

  it("is left to the browser if it is no file", () => {
    show();
    const drop = createEvent.drop(screen.getByLabelText("Words"), {
      dataTransfer: { types: ["text/plain"], files: [] },
    });
    fireEvent(screen.getByLabelText("Words"), drop);
    expect(drop.defaultPrevented).toBe(false);
  });
});

describe("a paste", () => {
  const paste = (types: string[], ...of: File[]) => {
    const target = screen.getByLabelText("Words");
    const event = createEvent.paste(target, { clipboardData: { types, files: of } });
    fireEvent(target, event);
    return event.defaultPrevented;
  };

  it("is accepted if it is a picture", () => {
    show();
    expect(paste(["text/html", "Files"], file("image.png", "image/png"))).toBe(true);
    expect(names()).toEqual(["image.png"]);
  });

  it("stays text if it has text, with or without a picture of it", () => {
    show();
    expect(paste(["text/plain"])).toBe(false);
    expect(paste(["text/plain", "text/html", "Files"], file("image.png", "image/png"))).toBe(false);
    expect(names()).toEqual([]);
  });
});

describe("sending", () => {
  it("shows the progress, accepts nothing meanwhile, and clears the list", async () => {
    show();
    choose(file("a.jpg"));
    let arrive = (_: string) => {};
    const promise = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const upload = vi.fn((_: readonly File[], onProgress: (share: number) => void) => {
      onProgress(0.42);
      return promise;
    });
    let sent: Promise<string> | undefined;
    act(() => {
      sent = files.send(upload);
    });
    expect(screen.getByRole("progressbar", { name: "Sending 1 file" }).getAttribute("aria-valuenow")).toBe(
      "42",
    );
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Remove a.jpg" }).disabled).toBe(true);
    choose(file("b.jpg"));
    expect(names()).toEqual(["a.jpg"]);
    arrive("there");
    await act(() => sent);
    expect(await sent).toBe("there");
    expect(names()).toEqual([]);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("keeps the files when it fails, with the error of each", async () => {
    show();
    choose(file("a.jpg"), file("b.jpg"));
    await act(() => files.send(() => Promise.reject(new Error("no"))).catch(() => {}));
    act(() => files.complain(["b.jpg is broken.", "Something is wrong."]));
    expect(names()).toEqual(["a.jpg", "b.jpg"]);
    expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([
      "b.jpg is broken.",
      "Something is wrong.",
    ]);
    act(() => files.complain("tooLarge"));
    expect(screen.getByText(/^These files are too large/)).toBeTruthy();
  });

  it("shows an error about the only file at that file", () => {
    show();
    choose(file("a.jpg"));
    act(() => files.complain(["This is no picture."]));
    const list = screen.getByRole("list", { name: "Attached files" });
    expect(within(list).getByRole("alert").textContent).toBe("This is no picture.");
  });
});

test("sent pictures are shown, other files offered for download", () => {
  const sent = { size: 84_300, width: 400, height: 300 };
  render(
    <SentFiles
      side="start"
      files={[
        { ...sent, name: "deck.jpg", content_type: "image/jpeg", href: "/m/0" },
        {
          ...sent,
          name: "keys.pdf",
          content_type: "application/pdf",
          width: null,
          height: null,
          href: "/m/1",
        },
      ]}
    />,
  );
  const picture = screen.getByRole("link", { name: "deck.jpg, opens in a new tab" });
  expect([picture.getAttribute("href"), picture.getAttribute("target")]).toEqual(["/m/0", "_blank"]);
  const other = screen.getByRole("link", { name: "Download keys.pdf, 82 kB" });
  expect([other.getAttribute("href"), other.getAttribute("download")]).toEqual(["/m/1", "keys.pdf"]);
});
