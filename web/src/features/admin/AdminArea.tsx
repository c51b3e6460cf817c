import { useQueryClient } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { NavLink, useNavigate, useSearchParams } from "react-router";
import { areaTexts, loginTexts } from "#messages/admin.ts";
import { PATHS } from "../../config/paths.ts";
import { call, HttpError, NetworkError } from "../../lib/http.ts";
import { useEnteredEarly } from "../../lib/use-entered-early.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { useTyped } from "../../lib/use-typed.ts";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Refusal, TextField } from "../../ui/Field.tsx";
import styles from "./AdminArea.module.css";
import { AreaSkeleton } from "./AreaSkeleton.tsx";
import { callAsAdmin, storeAdminToken, useAdminToken } from "./admin-session.ts";
import { ADMIN_KEY } from "./use-change.ts";

const SECTIONS = [
  { path: PATHS.adminContact, label: areaTexts.messages },
  { path: PATHS.adminForum, label: areaTexts.forum },
  { path: PATHS.adminRefresh, label: areaTexts.refresh },
  { path: PATHS.adminFigures, label: areaTexts.figures },
  { path: PATHS.adminSecurity, label: areaTexts.security },
];

/**
 * Shows the login without a token, and otherwise a page of the admin area with links to the others. The prerendered page contains
 * both the login and a placeholder of the area; styles show one of them.
 */
export function AdminArea({ title, children }: { title: string; children: ReactNode }) {
  const isHydrated = useHydrated();
  const token = useAdminToken();
  const queryClient = useQueryClient();
  const leave = async () => {
    // The token is forgotten here whatever the server answers; on the server it expires by itself.
    await callAsAdmin("POST /api/admin/logout", {}).catch(() => undefined);
    storeAdminToken(null);
    queryClient.removeQueries({ queryKey: ADMIN_KEY });
  };
  if (token === null) {
    return (
      <>
        {!isHydrated && <AreaSkeleton className={styles.forAdmin} />}
        <LoginScreen isHydrated={isHydrated} className={isHydrated ? undefined : styles.forVisitor} />
      </>
    );
  }
  return (
    <div className={`parts-may-shrink ${styles.area}`}>
      <nav aria-label={areaTexts.sections} className={styles.sections}>
        <ul>
          {SECTIONS.map(({ path, label }) => (
            <li key={path}>
              <NavLink to={path}>{label}</NavLink>
            </li>
          ))}
        </ul>
        <Button look="quiet" size="small" onClick={leave}>
          <LogOut aria-hidden="true" size={18} className="mirrored" />
          {areaTexts.logOut}
        </Button>
      </nav>
      <h1 className="text-6">{title}</h1>
      {children}
    </div>
  );
}

/** The form cannot be submitted in the prerendered page, which is not hydrated. */
function LoginScreen({ isHydrated, className }: { isHydrated: boolean; className: string | undefined }) {
  const { typed, setTyped, field } = useTyped({ username: "", password: "" });
  const { username, password } = typed;
  const [isChecked, setChecked] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<{ title: string; text: string }>();
  const form = useRef<HTMLFormElement>(null);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [address] = useSearchParams();
  const navigate = useNavigate();

  useEnteredEarly(form, ({ username = "", password = "" }) => setTyped({ username, password }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    setFailure(undefined);
    if (username === "" || password === "") return (username === "" ? usernameField : passwordField).current?.focus();
    setWorking(true);
    try {
      const { token } = await call("POST /api/admin/login", { body: { username, password } });
      storeAdminToken(token);
      const next = Object.values(PATHS).find((path) => path === address.get("next"));
      if (next) navigate(next);
    } catch (error) {
      const sentence = error instanceof HttpError ? error.sentence : undefined;
      const text = error instanceof NetworkError ? loginTexts.noNetwork : sentence || loginTexts.invalid;
      setFailure({ title: loginTexts.failed, text });
      setWorking(false);
    }
  };

  return (
    <section className={classNames(styles.login, className)} aria-labelledby="admin-login">
      <h1 className="text-6" id="admin-login">
        {loginTexts.title}
      </h1>
      <p>{loginTexts.text}</p>
      {/* If a program submits the form before hydration, the password stays out of the address. */}
      <form className="stack-4" ref={form} method="post" noValidate onSubmit={submit}>
        <TextField
          {...field("username")}
          ref={usernameField}
          name="username"
          label={loginTexts.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          error={isChecked && username === "" ? loginTexts.usernameRequired : undefined}
        />
        <TextField
          {...field("password")}
          ref={passwordField}
          name="password"
          label={loginTexts.password}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          error={isChecked && password === "" ? loginTexts.passwordRequired : undefined}
        />
        {failure && (
          <Refusal>
            <strong className="red block">{failure.title}</strong>
            {failure.text}
          </Refusal>
        )}
        <Button type="submit" disabled={isWorking || !isHydrated}>
          {isWorking ? loginTexts.submitting : loginTexts.submit}
        </Button>
      </form>
    </section>
  );
}
