import { Component, type ReactNode } from "react";
import { failureTexts } from "#wording/site.ts";
import { Button } from "../Button.tsx";
import { classNames } from "../class-names.ts";
import styles from "./ErrorBoundary.module.css";

type ErrorBoundaryProps = {
  resetKey: string;
  title: string;
  text?: string;
  /** Where the failure is shown: in place of the children, at the bottom of the window if they take no space, or not at all. */
  place?: "here" | "foot" | "nowhere";
  children: ReactNode;
};

type ErrorBoundaryState = { hasFailed: boolean };

/** Keeps a part that fails to render or to load from taking down the rest of the page. React requires a class for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { title, text = failureTexts.text, place = "here" } = this.props;
    if (place === "nowhere") return null;
    return (
      <section className={classNames(styles.failure, place === "foot" && styles.foot)} role="alert">
        <h2>{title}</h2>
        <p>{text}</p>
        <Button look="secondary" onClick={() => location.reload()}>
          {failureTexts.reload}
        </Button>
      </section>
    );
  }
}
