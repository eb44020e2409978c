"""How clients reach the services: HTTP and WebSocket."""
