// Number of unread conversations. On every new message, all conversation data on the screen is refetched.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { STATE_STATUS } from "@/api/codes";
import type { Row } from "@/api/resource";
import { followStream } from "@/api/stream";
import { type ResourceName, refreshRows, rowsQuery } from "../resources";

const STREAM = "/api/v2/thread/events/";
const TOUCHED: readonly ResourceName[] = ["thread", "message", "scheduled-message"];

export function useUnread(): number {
  const client = useQueryClient();
  useEffect(
    () =>
      followStream(STREAM, async () => {
        await Promise.all(TOUCHED.map((name) => refreshRows(client, name)));
      }),
    [client],
  );
  const { data } = useQuery({
    ...rowsQuery<Row>("thread", {
      limit: 1,
      filters: { state_status: [STATE_STATUS.active], unread__gt: 0 },
    }),
    meta: { showsOwnError: true },
  });
  return data?.total_count ?? 0;
}
