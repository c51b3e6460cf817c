import type { ComponentProps } from "react";
import { Link } from "react-router";
import styles from "./Button.module.css";
import { classNames } from "./class-names.ts";

type Look = { look?: "primary" | "secondary" | "gold" | "quiet" | "danger"; size?: "normal" | "small" };

const buttonClass = ({ look = "primary", size = "normal" }: Look, className?: string) =>
  classNames(styles.button, styles[look], size === "small" && styles.small, className);

export function Button({ look, size, className, type = "button", ...props }: ComponentProps<"button"> & Look) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)}
      {...props}
    />
  );
}

export function ButtonLink({ look, size, className, ...props }: ComponentProps<typeof Link> & Look) {
  return <Link className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)} {...props} />;
}

export function IconButton({ label, className, ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button type="button" aria-label={label} title={label} className={classNames(styles.icon, className)} {...props} />
  );
}
