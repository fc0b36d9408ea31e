/** The parts that all pages are made of: what they say, and what a finger or a key does to them. */
// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

const { default: Button } = await import("../src/ui/Button.svelte");
const { default: Choices } = await import("../src/ui/Choices.svelte");
const { default: Dialog } = await import("../src/ui/Dialog.svelte");
const { default: LinkCard } = await import("../src/ui/LinkCard.svelte");
const { say, speak } = await import("../src/lib/words");

const text = (words: string) => createRawSnippet(() => ({ render: () => `<span>${words}</span>` }));

beforeAll(() => speak("en"));
afterEach(cleanup);

describe("a button", () => {
  it("that has only an icon is called by its label", () => {
    render(Button, { icon: "icon-undo", label: "Undo" });
    expect(screen.getByRole("button", { name: "Undo" }).title).toBe("Undo");
  });

  it("does what it is for, by finger and by key, and nothing while it is off", async () => {
    const [onclick, person] = [vi.fn(), userEvent.setup()];
    const { rerender } = render(Button, { children: text("Go"), onclick });
    await person.click(screen.getByRole("button", { name: "Go" }));
    await person.keyboard("{Enter}");
    expect(onclick).toHaveBeenCalledTimes(2);
    await rerender({ disabled: true });
    await person.click(screen.getByRole("button", { name: "Go" }));
    expect(onclick).toHaveBeenCalledTimes(2);
  });

  it("never sends a form by itself", () => {
    render(Button, { children: text("Go") });
    expect(screen.getByRole("button").getAttribute("type")).toBe("button");
  });
});

describe("a card that leads on", () => {
  it("is one link with all its words, and its icon says nothing", () => {
    render(LinkCard, { href: "#/shelf", icon: "icon-film", look: "brass", children: text("All battles") });
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "All battles" });
    expect(link.getAttribute("href")).toBe("#/shelf");
    expect(link.className).toContain("brass");
  });
});

describe("choices", () => {
  const options = [
    { value: "red", name: "Red" },
    { value: "blue", name: "Blue" },
    { value: "gone", name: "Gone", disabled: true },
  ];

  it("are one group of radio buttons, one of them chosen", () => {
    render(Choices, { label: "Colour", options, value: "blue", onpick: vi.fn() });
    expect(screen.getByRole("group", { name: "Colour" })).toBeTruthy();
    const chosen = screen.getAllByRole<HTMLInputElement>("radio").map((each) => each.checked);
    expect(chosen).toEqual([false, true, false]);
  });

  it("tell what was picked, and never what is off", async () => {
    const [onpick, person] = [vi.fn(), userEvent.setup()];
    render(Choices, { label: "Colour", options, value: "blue", onpick });
    await person.click(screen.getByLabelText("Red"));
    await person.click(screen.getByLabelText("Gone"));
    expect(onpick.mock.calls).toEqual([["red"]]);
  });

  it("that are pictures are still called by their names", () => {
    render(Choices, { label: "Colour", options, value: "red", look: "pictures", quiet: true, onpick: vi.fn() });
    expect(screen.getByRole("radio", { name: "Blue" })).toBeTruthy();
  });
});

describe("a dialog", () => {
  it("is open, and is called by its title", () => {
    render(Dialog, { title: "Rules", children: text("M4"), onclose: vi.fn() });
    expect(screen.getByRole<HTMLDialogElement>("dialog", { name: "Rules" }).open).toBe(true);
    expect(screen.getByText("M4")).toBeTruthy();
  });

  it("closes by its cross, once", async () => {
    const onclose = vi.fn();
    render(Dialog, { title: "Rules", children: text("M4"), onclose });
    await userEvent.setup().click(screen.getByRole("button", { name: say("close") }));
    expect(onclose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole<HTMLDialogElement>("dialog", { hidden: true })?.open ?? false).toBe(false);
  });
});
