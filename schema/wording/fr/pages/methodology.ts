export const pageTexts = {
  description:
    "Comment Mizan examine une action : les seuils de Mizan 33/33/5, d’autres normes à côté, chaque source et chaque estimation, et un exemple calculé.",
} as const;
