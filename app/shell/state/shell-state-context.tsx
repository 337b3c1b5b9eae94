import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { MenuEntry } from "../menu/menu-entry.ts";
import { createShellStore, type ShellState, type ShellStore } from "./shell-state.ts";

const StoreContext = createContext<ShellStore | undefined>(undefined);

let pageStore: ShellStore | undefined;

/** The store of this page load, for code outside components. Never set on the server. */
export function browserShellStore(): ShellStore | undefined {
  return pageStore;
}

export function ShellStateProvider({ menuList, children }: { menuList: MenuEntry[]; children: ReactNode }) {
  const [store] = useState(() => createShellStore({ menuList }));
  useEffect(() => {
    pageStore = store;
  }, [store]);
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useShellStore(): ShellStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error("The shell state is read outside its provider");
  return store;
}

export function useShellState<T>(select: (state: ShellState) => T): T {
  return useStore(useShellStore(), select);
}
