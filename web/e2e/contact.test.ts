import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { logInAsAdmin } from "./admin-login.ts";
import { sharedBrowser } from "./browser.ts";
import { failCall, visit } from "./visitor.ts";

const browser = await sharedBrowser();

async function fillIn(page: Page, subject: string): Promise<void> {
  await page.getByLabel("Name").fill("Amina Yusuf");
  await page.getByLabel("Email").fill("amina@example.org");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message").pressSequentially("The debt of AAPL looks wrong to me.", { delay: AS_A_PERSON });
}

const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

/** Milliseconds between keys: a form filled in within two seconds counts as sent by a program. */
const AS_A_PERSON = 70;

describe("writing to us", () => {
  it("is read and marked as read by the admin", async () => {
    const subject = `A figure, ${Date.now()}`;
    const { page, faults } = await visit(browser, "/contact");
    await page.getByText("Replies within 24 hours").waitFor();
    await fillIn(page, subject);
    await send(page);
    await page.getByRole("heading", { name: "Message sent" }).waitFor();
    expect(faults).toEqual([]);

    const { page: admin } = await visit(browser, "/admin/contact");
    await logInAsAdmin(admin, "not the password at all");
    await admin.getByText("Login failed").waitFor();
    await admin.getByText("Invalid credentials").waitFor();
    await logInAsAdmin(admin);
    const message = admin.getByRole("article", { name: subject });
    await message.waitFor();
    expect(await message.innerText()).toMatch(
      /Unread[\s\S]*Amina Yusuf[\s\S]*amina@example\.org[\s\S]*The debt of AAPL looks wrong to me\./,
    );

    await failCall(admin, `PATCH ${await pathOfNewestMessage(admin)}/read`);
    await message.getByRole("button", { name: "Mark as read" }).click();
    await admin.getByText("Failed to update message status").waitFor();
    await admin.unrouteAll();
    await message.getByRole("button", { name: "Mark as read" }).click();
    await message.getByText("Read", { exact: true }).waitFor();
    await admin.getByText("Failed to update message status").waitFor({ state: "detached" });
    await admin.reload();
    await message.getByText("Read", { exact: true }).waitFor();
    expect(await message.getByRole("button", { name: "Mark as read" }).count()).toBe(0);

    await failUnauthorized(admin);
    await admin.reload();
    await admin.getByText("Unauthorized").waitFor();
    await admin.getByRole("heading", { name: "Admin login" }).waitFor();
  });
});

async function pathOfNewestMessage(admin: Page): Promise<string> {
  const path = "/api/admin/contact-messages";
  const answered = admin.waitForResponse((response) => new URL(response.url()).pathname === path);
  await admin.reload();
  const [newest] = (await (await answered).json()) as { id: number }[];
  return `${path}/${newest?.id}`;
}

async function failUnauthorized(admin: Page): Promise<void> {
  await admin.route("**/api/admin/**", (route) => route.fulfill({ status: 401, json: { error: "Unauthorized" } }));
}
