import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import styles from "./Button.module.css";
import { classNames } from "./class-names.ts";

type Look = { look?: "primary" | "secondary" | "gold" | "quiet" | "danger"; size?: "normal" | "small" };

const buttonClass = (look: Look["look"] = "primary", size: Look["size"] = "normal", className?: string) =>
  classNames(styles.button, styles[look], size === "small" && styles.small, className);

type ButtonProps = ComponentProps<"button"> & Look & { icon?: LucideIcon };

export function Button({ look, size, icon: Icon, className, type = "button", children, ...props }: ButtonProps) {
  return (
    <button type={type} className={buttonClass(look, size, className)} {...props}>
      {Icon && <Icon aria-hidden="true" size={size === "small" ? 16 : 18} />}
      {children}
    </button>
  );
}

export function ButtonLink({ look, size, className, ...props }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClass(look, size, className)} {...props} />;
}

export function IconButton({ label, className, ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button type="button" aria-label={label} title={label} className={classNames(styles.icon, className)} {...props} />
  );
}
