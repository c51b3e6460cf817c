import { describe, expect, it } from "vitest";
import { contactErrorsOf } from "./ContactForm.tsx";

const draft = { name: "Amina", email: "amina@example.com", subject: "AAPL", message: "The debt looks wrong." };

describe("a contact message", () => {
  it("has an error on every field while nothing but blanks is typed", () => {
    expect(contactErrorsOf({ name: " ", email: " ", subject: "\n", message: "\t" })).toEqual({
      name: "Please enter your name",
      email: "Please enter your email address",
      subject: "Please enter a subject",
      message: "Please enter a message",
    });
  });

  it.each([
    "amina",
    "amina@",
    "@example.com",
    "a@b",
    "a b@example.com",
    "a@b@example.com",
    "a..b@example.com",
    "a@-x.com",
    "a@x.1",
  ])("takes %j for no email address", (email) => {
    expect(contactErrorsOf({ ...draft, email })).toEqual({ email: "Please enter a valid email address" });
  });

  it.each(["amina@example.com", " a.b+c@mail.example.co.uk ", "o'neil@example.org"])("accepts %j", (email) => {
    expect(contactErrorsOf({ ...draft, email })).toEqual({});
  });
});
