"""Rooms on the network: HTTP, WebSocket, storage."""
